@echo off
rem Lammer on Windows: needs a JDK 25 and Maven on the PATH. See build\Launch.java.
java "%~dp0build\Launch.java" "%~dp0." %*
exit /b %ERRORLEVEL%
